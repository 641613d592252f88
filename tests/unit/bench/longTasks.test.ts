import { expect, it } from 'vitest';
import { longTasks, type TraceEvent } from '../../../scripts/bench/lib/mainThread.ts';

const PAGE = { pid: 7, tid: 1 };
const MS = 1_000;

/** When the navigation began, on the trace's clock. */
const ORIGIN = 900_000 * MS;

const task = (start: number, duration: number, thread = PAGE): TraceEvent => ({
  name: 'ThreadControllerImpl::RunTask',
  ph: 'X',
  ts: ORIGIN + start * MS,
  dur: duration * MS,
  ...thread,
});

const said = (name: string, at: number, thread = PAGE): TraceEvent => ({
  name,
  ph: 'I',
  ts: ORIGIN + at * MS,
  ...thread,
});

const TIMES = { interactive: 500, marked: 2_000 };

/** A trace that was marked two seconds after its navigation. */
const told = (...events: TraceEvent[]) =>
  longTasks([said('domLoading', 100), ...events, said('bench', 2_000)], TIMES);

it('tells when after the navigation a long task began, and how long it took', () => {
  expect(told(task(300, 80))).toEqual([{ start: 300, duration: 80 }]);
});

it('leaves out what is not long: 50 ms holds nobody up', () => {
  expect(told(task(300, 50), task(400, 50.5))).toEqual([{ start: 400, duration: 50.5 }]);
});

it('leaves out the commit of the navigation, which begins before there is a page', () => {
  expect(told(task(80, 200))).toEqual([]);
});

it('is not misled by an empty page before it, nor by a frame inside of it', () => {
  const commit = task(80, 200);
  expect(told(said('domLoading', 60), commit, said('domLoading', 700), task(300, 80))).toEqual([
    { start: 300, duration: 80 },
  ]);
});

it('leaves out other threads and other processes', () => {
  expect(told(task(300, 80, { pid: 7, tid: 2 }), task(300, 80, { pid: 8, tid: 1 }))).toEqual([]);
});

it('counts what a task’s promises bring about right behind it', () => {
  const promised = (start: number, duration: number): TraceEvent => ({
    ...task(start, duration),
    name: 'BlinkScheduler_PerformMicrotaskCheckpoint',
  });
  expect(told(task(300, 30), promised(331, 40), task(400, 60), promised(410, 20))).toEqual([
    { start: 300, duration: 70 },
    { start: 400, duration: 60 },
  ]);
});

it('is not led astray by what happens inside a task', () => {
  expect(told({ ...task(300, 80), name: 'ParseHTML' }, { ...task(300, 80), ph: 'B' })).toEqual([]);
});

it('says so where the trace has lost its mark', () => {
  expect(() => longTasks([task(300, 80)], TIMES)).toThrow('does not hold its mark');
});
