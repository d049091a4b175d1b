import { startCopyButtons } from './copy-buttons.ts';

startCopyButtons();
