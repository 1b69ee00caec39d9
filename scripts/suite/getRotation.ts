import path from 'node:path';
import { readRotation, type Rotation } from './rotation';

/** Where the processes of one run find what is due, which a commit in between must not change. */
const VARIABLE = 'SUITE_ROTATION';

/** What is due in this run; read once, by the process that starts it. */
export function getRotation(): Rotation {
  process.env[VARIABLE] ??= JSON.stringify(readRotation(path.join(__dirname, '../..')));
  return JSON.parse(process.env[VARIABLE]) as Rotation;
}

/** Sets what is due in this process and in those that it starts. */
export function setRotation(rotation: Rotation): void {
  process.env[VARIABLE] = JSON.stringify(rotation);
}
