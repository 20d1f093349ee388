import type { FullConfig, Reporter, Suite, TestCase } from 'playwright/types/testReporter';
import { PROGRESS, sayProgress } from './progress.ts';

/** How far the end-to-end tests are; a test that is repeated to record its trace counts once. */
// biome-ignore lint/style/noDefaultExport: Playwright asks a reporter for it.
export default class PlaywrightProgress implements Reporter {
  private all = 0;
  private readonly done = new Set<string>();
  private readonly failed = new Set<string>();
  private stop = () => {};

  onBegin(_config: FullConfig, suite: Suite): void {
    this.all = suite.allTests().length;
    console.log(`${PROGRESS}the walks' looks: SEED=${process.env.SEED}`);
    this.stop = sayProgress(() => this.status());
  }

  onTestEnd(test: TestCase): void {
    this.done.add(test.id);
    if (!test.ok()) this.failed.add(test.id);
  }

  onEnd(): void {
    this.stop();
  }

  private status(): string {
    const failed = this.failed.size > 0 ? `, ${this.failed.size} failed` : '';
    return `${this.done.size} of ${this.all} tests${failed}`;
  }
}
