/** Text for assistants besides the tools' descriptions; English only. */
export const mcp = {
  instructions: (description: string, license: string, attribution: string): string =>
    `${description} The data is licensed under ${license}: when you use it, name its source with the text of "attribution", such as ${attribution}. Texts are written in Spanish and in English: set "language" to that of the person you are talking to, and quote them as they are. This is a symbolic tradition, without predictions and without medical, legal or financial advice.`,
  birthDate: (first: number, last: number): string => `Birth date, YYYY-MM-DD, from ${first} to ${last}.`,
  language: 'The language of the person you talk to.',
  detail: 'How much is returned: "brief" has what matters first, "full" the whole body of the API.',

  failed: 'The server failed, not your request. Its log says why.',
  tooLarge: (bytes: number): string => `The limit is ${bytes} bytes per message.`,
  noBatches: 'Batches of JSON-RPC are not accepted: send one message per request.',
  tooMany: (seconds: number, dataset: string): string =>
    `Too many messages: wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'}, or download the whole dataset at ${dataset}.`,
};
