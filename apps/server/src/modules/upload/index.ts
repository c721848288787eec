import type { Authenticate, SignedIn } from '../../platform/http/caller.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { Module, Platform } from '../../platform/module.ts';
import { forgetUnusedJobs } from './forget-unused.job.ts';
import { uploadData } from './member-privacy.store.ts';
import { removeUpload } from './remove-upload.ts';
import { addUploadRoute } from './upload.routes.ts';

export { scheduleForgetUnused } from './forget-unused.job.ts';
export { picturesOf } from './member-privacy.store.ts';
export { createPictureVersions } from './picture-versions.ts';
export { enqueueFileRemoval } from './remove-upload.ts';
export { renderIllustration } from './render-illustration.ts';
export { storeAvatar, uploaderOf } from './store-picture.ts';
export { lockUnusedPictures, type WantedPictures } from './stored-file.store.ts';

/** Uploads of pictures. `authenticate` comes from the member module, which this module may not import. */
export const uploadModule = (platform: Platform, authenticate: Authenticate<SignedIn>): Module => ({
  handlers: { removeUpload: (input, context) => removeUpload(platform, input, context) } satisfies Partial<Handlers>,
  jobs: forgetUnusedJobs(platform),
  personal: uploadData,
  routes: addUploadRoute(platform, authenticate),
});
