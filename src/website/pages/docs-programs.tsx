import type { JSX } from 'preact';
import { type PackageCommands, packageCommands } from '../../contract/npm-package.ts';
import { LLMS_PATH, MCP_PATH, markdownPath, sitePath } from '../../contract/routes.ts';
import { Copyable } from '../components/copyable.tsx';

interface ProgramsProps {
  readonly site: string;
  readonly commands?: PackageCommands;
}

/** For those who call the API through something else: assistants, programs, language models. */
export function Programs({ site, commands = packageCommands() }: ProgramsProps): JSX.Element {
  const { pack, run } = commands;
  return (
    <section class="band">
      <h2 id="asistentes">Asistentes y programas</h2>
      <p class="measure">
        Un asistente que entiende MCP puede pedir por su cuenta matrices, cartas, parejas, años, caminos de vida y
        arcanos. Añade a su configuración la dirección del servidor, o la orden que lo inicia en tu máquina, sin
        conexión{pack === undefined ? '' : '; su paquete se hace antes, en una copia del repositorio'}.
      </p>
      <Copyable
        id="mcp-http"
        what="la dirección del servidor MCP"
        title="MCP por HTTP"
        text={`${site}${MCP_PATH}`}
        code
      />
      <Copyable
        id="mcp-stdio"
        what="la orden del servidor MCP"
        title="MCP en tu máquina"
        text={pack === undefined ? `${run} mcp` : `${pack}\n${run} mcp`}
        code
      />
      <p class="measure">
        El paquete <code>open-numerology</code> trae el cliente de esta API, todos los cálculos y todos los textos para
        usarlos sin red, y la orden <code>{run} 1990-06-15</code>. Para modelos de lenguaje están{' '}
        <a href={LLMS_PATH}>
          <code>{LLMS_PATH}</code>
        </a>{' '}
        y esta documentación <a href={markdownPath(sitePath.docs())}>en Markdown</a>.
      </p>
    </section>
  );
}
