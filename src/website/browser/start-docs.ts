import { startCopyButtons } from './copy-buttons.ts';
import { startExplorer } from './explorer.ts';
import { useOwnOrigin } from './own-origin.ts';
import { startRequestBuilder } from './request-builder.tsx';

const builder = document.getElementById('constructor')!;
startCopyButtons();
useOwnOrigin(builder.dataset.site!);
startRequestBuilder(builder);
startExplorer(document.getElementById('open-explorer') as HTMLButtonElement);
