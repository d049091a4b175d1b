import { announce } from './copy-buttons.ts';

/** The part of swagger-ui that is used here; its own types describe React components. */
type SwaggerUi = (options: Readonly<Record<string, unknown>>) => unknown;

/** Loads the explorer on a click and not before: it is larger than all else on the site. */
export function startExplorer(button: HTMLButtonElement): void {
  const container = document.getElementById('explorer')!;
  button.addEventListener('click', async () => {
    button.disabled = true;
    announce('Abriendo el explorador');
    try {
      addStylesheet(button.dataset.style!);
      await addScript(button.dataset.script!);
      const { SwaggerUIBundle } = globalThis as unknown as { readonly SwaggerUIBundle: SwaggerUi };
      // It knows no media query, only this class.
      document.documentElement.classList.toggle('dark-mode', matchMedia('(prefers-color-scheme: dark)').matches);
      container.hidden = false;
      SwaggerUIBundle({
        domNode: container,
        url: button.dataset.description,
        // Its default sends the document to a server of its makers.
        validatorUrl: null,
        tryItOutEnabled: true,
        supportedSubmitMethods: ['get', 'head', 'options'],
        defaultModelsExpandDepth: -1,
        // Its colours on a dark background have too little contrast.
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

/** What swagger-ui passes to a plugin: React, and its own components by name. */
interface System {
  readonly React: { createElement(type: unknown, props?: object | null, ...children: unknown[]): unknown };
}
interface LayoutProps {
  getComponent(name: string, isContainer?: boolean): unknown;
}

/** The operations alone: the page has title, licence and server already, and may have only one `main`. */
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
  // Before the site's own stylesheet, whose corrections must win.
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
