// Imported into a measured process: when it ends, it writes what it used (getrusage, its finished children included) to
// the file in USAGE_FILE.
import fs from 'node:fs';

process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  let childTicks = 0;
  try {
    // Fields 16 and 17 of stat: time of children that were waited for, in hundredths of a second.
    const fields = fs.readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1).split(' ');
    childTicks = Number(fields[13]) + Number(fields[14]);
  } catch {
    // Not Linux: without them.
  }
  fs.writeFileSync(
    process.env.USAGE_FILE,
    JSON.stringify({ cpuSeconds: (userCPUTime + systemCPUTime) / 1e6 + childTicks / 100, peakBytes: maxRSS * 1024 }),
  );
});
