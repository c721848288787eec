import type { Handlers } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { applyMenuImport } from './apply-import.ts';
import { listMenuImports } from './list-imports.ts';
import { previewMenuImport, showMenuImport } from './preview-import.ts';
import { menuSheet } from './sheet/menu-sheet.ts';
import { undoMenuImport } from './undo-import.ts';

export const importHandlers = (platform: Platform) =>
  ({
    menuSheet: (input, context) => menuSheet(platform, input, context),
    previewMenuImport: (input, context) => previewMenuImport(platform, input, context),
    showMenuImport: (input, context) => showMenuImport(platform, input, context),
    applyMenuImport: (input, context) => applyMenuImport(platform, input, context),
    undoMenuImport: (input, context) => undoMenuImport(platform, input, context),
    menuImports: (input, context) => listMenuImports(platform, input, context),
  }) satisfies Partial<Handlers>;
