/** Why oEmbed rejects a link. */
export const oembed = {
  onlyJson: 'Solo hay respuestas en JSON: format=json, o ninguno.',
  otherAddress: (example: string): string =>
    `El parámetro url debe ser la dirección de un perfil o de una pareja de este sitio, como ${example}.`,
};
