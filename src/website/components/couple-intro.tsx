import type { JSX } from 'preact';
import { CoupleForm, type FieldContent } from './couple-form.tsx';

interface CoupleIntroProps {
  readonly fields?: readonly FieldContent[];
  readonly notice?: string;
}

/** What the couple's page shows until it has two dates. */
export function CoupleIntro({ fields = [], notice }: CoupleIntroProps): JSX.Element {
  return (
    <>
      <div class="page-head">
        <p class="kicker">Pareja</p>
        <h1>Compatibilidad: dos fechas, una estrella</h1>
        <p class="lede">
          Escribe dos fechas de nacimiento para ver la carta que forman juntas. Los números se calculan en tu navegador
          y nadie guarda las fechas.
        </p>
        {notice ? (
          <p class="notice" role="alert">
            {notice}
          </p>
        ) : null}
      </div>
      <CoupleForm fields={fields} />
    </>
  );
}
