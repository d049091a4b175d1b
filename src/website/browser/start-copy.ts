import { startCopyButtons } from './copy-buttons.ts';

// The script of pages that have copy buttons and nothing else.
startCopyButtons();
