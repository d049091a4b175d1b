import { datesOfYears } from '../calendar/dates.ts';
import { ENDPOINTS } from '../endpoints/list.ts';
import { API_ROOT, apiPath, fileOf } from '../http/api-path.ts';
import { allChartNumbers } from '../method/chart-numbers.ts';
import { errorFile, fixedPaths, staticErrors } from '../service/api-files.ts';
import type { BuiltFiles, Report, Years } from './built-files.ts';

/** Every file that belongs below `/api`, and no other. */
function apiFileNames({ first, last }: Years): Set<string> {
  const names = new Set<string>([...ENDPOINTS.flatMap(fixedPaths).map(fileOf), ...staticErrors().map(errorFile)]);
  for (const { day, month, year } of datesOfYears(first, last))
    names.add(fileOf(apiPath('/matrix/{day}/{month}/{year}', { day, month, year })));
  for (const { a, b, c } of allChartNumbers()) names.add(fileOf(apiPath('/chart/{a}/{b}/{c}', { a, b, c })));
  return names;
}

export function verifyApiFileSet({ files }: BuiltFiles, years: Years, report: Report): void {
  const expected = apiFileNames(years);
  for (const file of expected) {
    if (!files.has(file)) report(file, 'is missing');
  }
  for (const file of files) {
    if (file.startsWith(`${API_ROOT}/`) && !expected.has(file)) report(file, 'does not belong here');
  }
}
