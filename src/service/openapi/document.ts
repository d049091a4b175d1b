import { TAGS } from '../../endpoints/docs.ts';
import type { RenderContext } from '../../endpoints/endpoint.ts';
import { API_ROOT, API_VERSION } from '../../http/api-path.ts';
import { sitePath } from '../../http/site-path.ts';
import { MATRIX_REQUESTS_PER_WINDOW, OTHER_REQUESTS_PER_WINDOW } from '../../settings/settings.ts';
import { HEADER_COMPONENTS, schemaComponents } from './components.ts';
import { openApiPaths } from './paths.ts';

/** The contract as OpenAPI 3.1, made of the same constants, schemas and bodies as the service itself. */
export async function openApiDocument(context: RenderContext): Promise<object> {
  const { site } = context;
  const { publisher } = context.content;
  return {
    openapi: '3.1.0',
    info: {
      title: publisher.name,
      version: API_VERSION,
      summary: publisher.description,
      description: [
        'Interfaz de solo lectura, sin claves. Los textos están en español; los datos tienen licencia CC-BY 4.0.',
        'HEAD da en todas las direcciones las cabeceras de GET sin el cuerpo, y OPTIONS los métodos admitidos.',
        `Límites por cliente y minuto: ${MATRIX_REQUESTS_PER_WINDOW} peticiones de matrices, parejas y años, y ${OTHER_REQUESTS_PER_WINDOW} de todo lo demás.`,
      ].join('\n\n'),
      contact: { name: publisher.name, ...contactDetail(publisher.support) },
      license: { name: publisher.license, url: publisher.license_url },
    },
    // Absolute: generators copy it into clients, which have no address of their own to resolve a path against.
    servers: [{ url: `${site}${API_ROOT}`, description: publisher.name }],
    externalDocs: { description: 'Documentación', url: `${site}${sitePath.docs()}` },
    security: [],
    tags: Object.values(TAGS).map(({ name, words }) => ({ name, description: words.es })),
    paths: await openApiPaths(context),
    components: { headers: HEADER_COMPONENTS, schemas: schemaComponents() },
  };
}

function contactDetail(support: string): { email: string } | { url: string } {
  return support.includes('://') ? { url: support } : { email: support };
}
