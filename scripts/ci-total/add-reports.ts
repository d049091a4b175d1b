/** The part of vitest's JSON report that we count. */
interface TestReport {
  readonly success: boolean;
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
}

/** Adds up the reports of several runs. An unreadable report is a failure: its run died before writing it. */
export function addReports(reports: readonly string[]) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const text of reports) {
    const report = readReport(text);
    total.passed += report?.numPassedTests ?? 0;
    // A run that failed without a failed test: a file could not be loaded or set up.
    total.failed += report?.success ? 0 : report?.numFailedTests || 1;
    total.skipped += report ? report.numPendingTests + report.numTodoTests : 0;
  }
  return total;
}

function readReport(text: string): TestReport | undefined {
  try {
    const report = JSON.parse(text);
    return 'success' in report ? report : undefined;
  } catch {
    return undefined;
  }
}
