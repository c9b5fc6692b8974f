import { codeOf } from './thrown.ts';

/** Whether a process with this number runs; it may be another user's. */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}
