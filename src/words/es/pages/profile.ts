/** A date's profile, as drawn by its script. */
export const profile = {
  kicker: 'Perfil',
  /** Before the date: explains the page to someone who got a link. */
  bornOn: 'Estrella y retrato de quien nació el',
  otherDate: 'Otra fecha',
  show: 'Ver el perfil',
  numbers: 'Los números de esta fecha',
  wrongDate: 'No reconocemos esa fecha',
  lede: 'Escribe una fecha de nacimiento para ver su camino de vida y su matriz del destino.',
  noTexts:
    'La fecha está bien y los números son los suyos, pero los textos no se han podido cargar. Revisa la conexión y vuelve a intentarlo.',
  noReadings: 'Los números están todos, porque se calculan aquí, pero las lecturas no se han podido cargar.',
  /** The call to action, depending on which date is saved in this browser. */
  visitor: {
    title: 'Compararse con esta fecha',
    legend: '¿Y tú? Escribe tu fecha',
    show: 'Comparar',
    withKept: 'Compárala con tu fecha: ',
    mine: 'Es mi fecha',
    invite: 'Invita a alguien a compararse contigo',
  },
  cite: 'Citar y enlazar',
  portrait: 'Retrato',
  repeated: (count: number): string =>
    `Catorce lugares: ${count === 1 ? 'un arcano se repite' : `${count} arcanos se repiten`}`,
  noRepeated: 'Ningún arcano se repite.',
  /** Before the title of the earlier place with the same arcanum. */
  alsoIn: 'También en ',
  star: 'La matriz dibujada',
  groups: {
    'quien-soy': 'Quién soy',
    'que-doy': 'Qué doy',
    amor: 'Amor',
    dinero: 'Dinero',
    'de-donde-vengo': 'De dónde vengo',
    'adonde-voy': 'Adónde voy',
  },
  /** Short names, for the navigation. */
  tabs: {
    'quien-soy': 'Yo',
    'que-doy': 'Dones',
    amor: 'Amor',
    dinero: 'Dinero',
    'de-donde-vengo': 'Origen',
    'adonde-voy': 'Rumbo',
    decadas: 'Décadas',
    tecnica: 'Técnica',
  },
  /** The places on the love and money lines, under a title that names the line. */
  shortPlaces: { partner: 'Pareja', income: 'Ingresos', balance: 'Equilibrio' },
  familyLines: 'Líneas familiares',
  purposes: 'Propósitos por edades',
  lifePath: 'Camino de vida',
  now: 'Ahora',
  /** Marks the purpose and the decade of the visitor’s age. */
  nowPurpose: 'Tu etapa',
  nowDecade: 'Tu década',
  decades: 'Tus décadas',
  otherDecades: 'Las demás décadas',
  allDecades: 'Todas las décadas',
  decade: (from: number): string => `${from}-${from + 9}`,
  /** The ages at which a purpose matters. */
  years: (from: number, to: number | null): string => (to === null ? `Desde los ${from}` : `${from}-${to} años`),
  yourYear: (year: number): string => `Tu año ${year}`,
  wholeArcanum: (name: string): string => `${name} en los demás lugares`,
  wholeLifePath: (number: number): string => `Leer el camino de vida ${number} entero`,
  technical: 'Carta técnica',
};
