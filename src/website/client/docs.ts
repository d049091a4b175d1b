import { announce } from './announce.ts';
import { startCopyButtons } from './copy-buttons.ts';

/** The part of swagger-ui that is used here; its own types describe React components. */
type SwaggerUi = (options: Readonly<Record<string, unknown>>) => unknown;

/** Loads the explorer when it is asked for, and not before. */
function startExplorer(button: HTMLButtonElement): void {
  const container = document.getElementById('explorer')!;
  button.addEventListener('click', async () => {
    button.disabled = true;
    announce('Abriendo el explorador');
    try {
      addStylesheet(button.dataset.style!);
      await addScript(button.dataset.script!);
      const { SwaggerUIBundle } = globalThis as unknown as { readonly SwaggerUIBundle: SwaggerUi };
      container.hidden = false;
      SwaggerUIBundle({
        domNode: container,
        url: button.dataset.description,
        // Its default asks a server of its makers.
        validatorUrl: null,
        tryItOutEnabled: true,
        supportedSubmitMethods: ['get', 'head', 'options'],
        defaultModelsExpandDepth: -1,
        // Colours on dark ground that are too faint to read.
        syntaxHighlight: { activated: false },
        plugins: [operationsOnly],
        layout: 'OperationsOnly',
      });
      button.parentElement?.remove();
    } catch {
      button.disabled = false;
      announce('El explorador no se ha podido cargar. Vuelve a intentarlo.');
    }
  });
}

/** What a plugin gets: React, and the explorer's own components by name. */
interface System {
  readonly React: { createElement(type: unknown, props?: object | null, ...children: unknown[]): unknown };
}
interface LayoutProps {
  getComponent(name: string, isContainer?: boolean): unknown;
}

/** The operations alone: title, licence and server stand on the page already, and a page has only one main part. */
function operationsOnly({ React: { createElement } }: System): object {
  const OperationsOnly = ({ getComponent }: LayoutProps): unknown =>
    createElement(
      'div',
      { className: 'swagger-ui' },
      createElement(getComponent('SvgAssets')),
      createElement(getComponent('errors', true)),
      createElement(getComponent('operations', true)),
    );
  return { components: { OperationsOnly } };
}

function addStylesheet(href: string): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  // Before ours, so that our few corrections win.
  document.head.prepend(link);
}

function addScript(src: string): Promise<unknown> {
  const script = document.createElement('script');
  script.src = src;
  return new Promise((resolve, reject) => {
    script.onload = resolve;
    script.onerror = reject;
    document.head.append(script);
  });
}

startCopyButtons();
startExplorer(document.getElementById('open-explorer') as HTMLButtonElement);
