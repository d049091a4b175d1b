/** The part of vitest's JSON report that we count. */
interface TestFile {
  readonly status: string;
  readonly assertionResults: readonly { readonly status: string }[];
}

/** Adds up the reports of several runs. An unreadable report is a failure: its run died before writing it. */
export function addReports(reports: readonly string[]) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const text of reports) {
    const files = readReport(text);
    if (files === undefined) total.failed++;
    for (const { status, assertionResults } of files ?? []) {
      const count = (wanted: string): number => assertionResults.filter((test) => test.status === wanted).length;
      const [passed, failed] = [count('passed'), count('failed')];
      total.passed += passed;
      // A file that failed to load or set up has no failed test.
      total.failed += failed === 0 && status === 'failed' ? 1 : failed;
      total.skipped += assertionResults.length - passed - failed;
    }
  }
  return total;
}

function readReport(text: string): readonly TestFile[] | undefined {
  try {
    const { testResults } = JSON.parse(text);
    return Array.isArray(testResults) && testResults.length > 0 ? testResults : undefined;
  } catch {
    return undefined;
  }
}
