export const oembed: typeof import('../../es/pages/oembed.ts').oembed = {
  onlyJson: 'Responses come as JSON only: format=json, or none.',
  otherAddress: (example) =>
    `The url parameter must be the address of a profile or a couple on this site, such as ${example}.`,
};
