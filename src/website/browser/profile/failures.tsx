import type { JSX } from 'preact';
import { DateForm } from '../../components/date-forms.tsx';

/** Shown instead of the profile when the address has a date that cannot be. */
export function MissingDate({ problem }: { readonly problem: string }): JSX.Element {
  return (
    <article class="profile">
      <header class="page-head profile-head">
        <p class="kicker">Perfil</p>
        <h1>No reconocemos esa fecha</h1>
        <p class="lede">Escribe una fecha de nacimiento para ver su camino de vida y su matriz del destino.</p>
        <p class="notice" role="alert">
          {problem}
        </p>
        <DateForm />
      </header>
    </article>
  );
}

/** Beside the star, which needs no texts. */
export function LoadFailure(): JSX.Element {
  return (
    <div class="notice" role="alert">
      <p>
        La fecha está bien y los números son los suyos, pero los textos no se han podido cargar. Revisa la conexión y
        vuelve a intentarlo.
      </p>
      <p class="actions">
        <button type="button" class="button" onClick={() => location.reload()}>
          Volver a cargar
        </button>
      </p>
    </div>
  );
}
