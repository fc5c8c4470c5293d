/** Set up before each file of tests: what it judges of the API's calls is written down, for `npm run docs:calls`. */
import path from 'node:path';
import { afterAll, afterEach, beforeEach, expect, type RunnerTestFile, type RunnerTask } from 'vitest';
import { root } from '../../scripts/build';
import { beginTest, judgeSteps, startRecording, writeRecord } from './recorded-calls';

let file: RunnerTestFile | null = null;
startRecording(() => expect.getState().assertionCalls);
beforeEach(beginTest);
afterEach(({ task }) => {
  judgeSteps();
  file = task.file;
});

/** Of a file of which only some tests ran, or one failed, nothing is written: the record from before stands. */
const isWhole = (task: RunnerTask): boolean =>
  'tasks' in task ? task.tasks.every(isWhole) : task.mode === 'run' && task.result?.state !== 'fail';

afterAll(() => {
  if (file && isWhole(file)) writeRecord(path.relative(root, file.filepath));
});
