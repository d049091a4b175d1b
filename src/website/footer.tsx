import type { JSX } from 'preact';
import { attributionText } from '../api/attribution.ts';
import { apiPath, sitePath } from '../contract/routes.ts';
import type { Publisher } from '../domain/content.ts';

interface FooterProps {
  readonly publisher: Publisher;
  readonly site: string;
}

export function Footer({ publisher }: FooterProps): JSX.Element {
  return (
    <footer class="site-footer">
      <p>
        Textos y datos bajo licencia{' '}
        <a href={publisher.license_url} rel="license">
          {publisher.license}
        </a>
        : úsalos donde quieras y nombra la fuente como «{attributionText(publisher)}».{' '}
        <a href={sitePath.licence()}>Cómo atribuir</a>
      </p>
      <p>
        La numerología es una tradición simbólica. Aquí encontrarás preguntas para pensar, y ninguna predicción ni
        consejo médico, legal o de dinero.
      </p>
      <p>
        Esta web no usa cookies, no mide tus visitas y no carga nada de otros sitios. Las cuentas se hacen en tu
        navegador. <a href={apiPath.index()}>Índice de la API</a> · Contacto: {publisher.support}
      </p>
    </footer>
  );
}
