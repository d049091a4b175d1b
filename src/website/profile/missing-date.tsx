import type { JSX } from 'preact';
import { DateForm } from '../components/date-form.tsx';

/** What the profile shows instead of a date that cannot be. */
export function MissingDate({ problem }: { readonly problem: string | undefined }): JSX.Element {
  return (
    <>
      <div class="page-head">
        <p class="kicker">Perfil</p>
        <h1>{problem === undefined ? 'Tu fecha, paso a paso' : 'Esa fecha no la encontramos'}</h1>
        <p class="lede">Escribe una fecha de nacimiento para ver su camino de vida y su matriz del destino.</p>
        {problem === undefined ? null : (
          <p class="notice" role="alert">
            {problem}
          </p>
        )}
      </div>
      <DateForm />
    </>
  );
}
