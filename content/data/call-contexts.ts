import { callGroups, callsTable } from '../calls.ts';

export const table = callsTable(callGroups.contexts);
