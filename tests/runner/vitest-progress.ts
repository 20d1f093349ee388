import type { Reporter } from 'vitest/reporters';
import { sayProgress } from './progress.ts';

/** How far a suite of Vitest is: files, since the tests in a file are known only once it is loaded. */
// biome-ignore lint/style/noDefaultExport: Vitest asks a reporter for it.
export default class VitestProgress implements Reporter {
  private readonly files = { done: 0, all: 0 };
  private readonly tests = { done: 0, failed: 0 };
  private stop = () => {};

  onTestRunStart: NonNullable<Reporter['onTestRunStart']> = (files) => {
    this.files.all = files.length;
    this.stop = sayProgress(() => this.status());
  };

  onTestCaseResult: NonNullable<Reporter['onTestCaseResult']> = (test) => {
    this.tests.done += 1;
    if (test.result().state === 'failed') this.tests.failed += 1;
  };

  onTestModuleEnd: NonNullable<Reporter['onTestModuleEnd']> = () => {
    this.files.done += 1;
  };

  onTestRunEnd: NonNullable<Reporter['onTestRunEnd']> = () => this.stop();

  private status(): string {
    const { files, tests } = this;
    const failed = tests.failed > 0 ? `, ${tests.failed} failed` : '';
    return `${files.done} of ${files.all} files, ${tests.done} tests${failed}`;
  }
}
