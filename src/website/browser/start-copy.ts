import { startCopyButtons } from './copy-buttons.ts';
import { startDateFields } from './date-fields.ts';

// The script of pages that have copy buttons or a date form and nothing else.
startCopyButtons();
startDateFields();
