import { apiPath, fileOf } from '../contract/routes.ts';
import { allChartNumbers, type ChartNumbers } from '../domain/chart-numbers.ts';
import type { Content } from '../domain/content.ts';
import type { OutputFile } from './api-files.ts';
import type { ChartBody } from './chart.ts';
import { chartRenderer } from './chart-body.ts';

/** Several times the longest body; one that does not fit makes `set` throw, or is cut by `encodeInto`, which is checked. */
const MAX_BODY_BYTES = 65_536;

/**
 * The chart's body as UTF-8, byte for byte `JSON.stringify(chartRenderer(content, site)(numbers))` and a newline. Most of a
 * body are the readings, 264 texts in all: they are encoded once. The bytes are valid until the next call.
 */
export function chartEncoder(content: Content, site: string): (numbers: ChartNumbers) => Uint8Array {
  const encoder = new TextEncoder();
  const render = chartRenderer(content, site);
  const positions = new Map<ChartBody['positions'][keyof ChartBody['positions']], Uint8Array>();
  const buffer = new Uint8Array(MAX_BODY_BYTES);
  let length = 0;

  function addText(text: string): void {
    const { read, written } = encoder.encodeInto(text, buffer.subarray(length));
    if (read < text.length) throw new RangeError(`a chart has more than ${MAX_BODY_BYTES} bytes`);
    length += written;
  }

  return (numbers) => {
    const { numbers: given, life_path, positions: places, ...rest } = render(numbers);
    length = 0;
    addText(`${JSON.stringify({ numbers: given, life_path }).slice(0, -1)},"positions":{`);
    for (const [key, position] of Object.entries(places)) {
      const known = positions.get(position);
      const bytes = known ?? encoder.encode(`"${key}":${JSON.stringify(position)},`);
      if (!known) positions.set(position, bytes);
      buffer.set(bytes, length);
      length += bytes.length;
    }
    // The last comma becomes the brace.
    length--;
    addText(`},${JSON.stringify(rest).slice(1)}\n`);
    return buffer.subarray(0, length);
  };
}

/** One file for each of the 5,544 charts, folder by folder. */
export function* chartFiles(content: Content, site: string): Generator<OutputFile> {
  const encode = chartEncoder(content, site);
  for (const numbers of allChartNumbers()) {
    yield { path: fileOf(apiPath.chart(numbers.a, numbers.b, numbers.c)), content: encode(numbers) };
  }
}
