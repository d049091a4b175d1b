import { API_VERSION, MATRIX_REQUESTS_PER_WINDOW, OTHER_REQUESTS_PER_WINDOW } from '../../contract/limits.ts';
import { API_ROOT, sitePath } from '../../contract/routes.ts';
import type { Content } from '../../domain/content.ts';
import { ALL_YEARS } from '../service-index.ts';
import { HEADER_COMPONENTS, schemaComponents } from './components.ts';
import { openApiPaths } from './paths.ts';

/** The contract as OpenAPI 3.1, made of the same constants, schemas and bodies as the service itself. */
export function openApiDocument(content: Content, site: string, years = ALL_YEARS): object {
  const { publisher } = content;
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
    tags: [
      { name: 'camino-de-vida', description: 'Los números de camino de vida: 1 a 9, 11, 22 y 33.' },
      { name: 'matriz', description: 'La matriz del destino: doce posiciones, cada una con un arcano mayor.' },
      { name: 'carta', description: 'La carta entera: puntos, líneas, propósitos, chakras y edades.' },
      { name: 'pareja', description: 'La carta de dos fechas.' },
      { name: 'año', description: 'El arcano de un año.' },
      { name: 'arcanos', description: 'Los 22 arcanos mayores.' },
      { name: 'servicio', description: 'Índice y esquemas.' },
    ],
    paths: openApiPaths(content, site, years),
    components: { headers: HEADER_COMPONENTS, schemas: schemaComponents() },
  };
}

function contactDetail(support: string): { email: string } | { url: string } {
  return support.includes('://') ? { url: support } : { email: support };
}
