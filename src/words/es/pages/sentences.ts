import { FIRST_YEAR, LAST_YEAR } from '../../../calendar/dates.ts';

/** The purpose of each part of the whole chart and how it is calculated. In texts.json, so that they do not enlarge a script. */
export const sentences = {
  lines: {
    father: 'Invita a pensar qué costumbres y temas has recibido, según la tradición, de la familia de tu padre.',
    mother: 'Recoge los temas que la tradición une a la familia materna, para decidir cuáles conservas y cuáles dejas.',
  },
  purposes: {
    personal: 'Propone un tema para encontrar tu propio equilibrio entre lo que sientes y lo que haces cada día.',
    social: 'Da pie a pensar qué lugar te gusta ocupar entre la gente y qué puedes ofrecer ahí.',
    spiritual: 'Reúne los dos anteriores en una pregunta tranquila: qué sentido le encuentras a todo lo que haces.',
    planetary: 'Abre la mirada más allá de tu círculo: qué podrías aportar a personas que no conoces y a tu época.',
  },
  chakras: {
    Sahasrara: 'Se relaciona con el sentido de la vida: un rato para pensar en qué crees y qué te guía.',
    Ajna: 'Se asocia con la intuición y las ideas: sirve para revisar cómo imaginas, decides y te fías de ti.',
    Vishuddha: 'Tiene que ver con la voz propia: invita a preguntarte qué dices, qué callas y cómo lo expresas.',
    Anahata: 'Representa los afectos: da ocasión de mirar cómo quieres, a quién abres la puerta y qué recibes.',
    Manipura: 'Habla de la voluntad y la confianza: ayuda a distinguir lo que decides tú de lo que haces por inercia.',
    Svadhisthana: 'Simboliza el placer y la creación: un buen motivo para recordar qué disfrutas y qué te gusta hacer.',
    Muladhara: 'Apunta a la base: la casa, el descanso, las rutinas y todo aquello que te da seguridad.',
  },
  /** Below a section's title: its purpose, then how it is calculated. */
  sections: {
    year: ['El arcano de cada año suma el día y el mes en que naciste y las cifras del año.'] as [string],
    positions: [
      `Al pie de cada posición se ve lo común que es: cada barra, un arcano; su altura, cuántas fechas de ${FIRST_YEAR} a ${LAST_YEAR} lo tienen.`,
    ],
    karmicTail: [
      'Describe una costumbre que suele repetirse, para reconocerla con humor y probar otra manera de hacer las cosas.',
      'Son los tres arcanos de la punta de abajo de la estrella, de dentro afuera.',
    ],
    nothingShared: 'Cada cual llega a los mismos asuntos por su camino, y la columna del medio muestra lo que suman.',
    lines: [
      'Cada línea recorre la estrella de un punto a otro.',
      'La del amor termina en el arcano en que empieza la del dinero; las dos familiares son las diagonales y comparten su punto medio.',
    ],
    ages: [
      'Pone un tema a cada tramo de tu vida; sirve para recordar lo vivido y pensar el presente, sin predecir.',
      'Son sesenta y cuatro arcanos para ochenta años, uno cada año y tres meses.',
      'Cada fila empieza en una de las ocho puntas de la estrella; cada intermedio suma los dos que lo rodean.',
    ],
    chakras: [
      'La tabla ordena tus números en siete temas para repasar cómo te sientes; es un símbolo y en ningún caso un diagnóstico.',
      'El plano físico viene del eje horizontal de la estrella; el energético, del vertical, y el emocional suma los dos.',
    ],
  },
};
