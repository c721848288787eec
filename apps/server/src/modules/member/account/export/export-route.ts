import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { failureEnvelope, refused } from '../../../../platform/http/call-result.ts';
import { sendFile } from '../../../../platform/http/pages/send-file.ts';
import { languageOf } from '../../../../platform/http/request-language.ts';
import type { Platform } from '../../../../platform/module.ts';
import { exportPath, isExportLinkGood } from './export-link.ts';
import { exportById } from './member-export.store.ts';

const asked = z.object({
  id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
  until: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
  signature: z.string().max(100),
});

/**
 * The member opens this route from a mail, so a signature in the URL replaces the sign-in. A wrong signature gets the
 * same response as an expired export.
 */
export function addExportRoute(http: FastifyInstance, { database, storage, signingSecret, clock }: Platform): void {
  http.get(exportPath, async (request, reply) => {
    const { data } = asked.safeParse(request.query);
    const isGood = data !== undefined && isExportLinkGood(signingSecret, data, clock.now());
    const fileId = isGood ? (await exportById(database.read, data.id))?.fileId : null;
    const file = fileId ? await storage.open(fileId) : null;
    reply.header('cache-control', 'private, no-store');
    if (file === null) {
      const { status, body } = failureEnvelope(refused('not_found'), languageOf(request));
      return reply.code(status).send(body);
    }
    reply.header('content-disposition', 'attachment; filename="chifan.zip"');
    return sendFile(reply.type('application/zip'), file);
  });
}
