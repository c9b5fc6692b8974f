/** Builds and runs a project as a reader would: its commands, its files, and what they must print. */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { manifestText, parseManifest } from './manifest.ts';
import { difference, type Printed } from './output.ts';
import type { PageProject, Step } from './project.ts';

export interface RunContext {
  /** The folder of all projects of a version. */
  readonly folder: string;
  readonly env: NodeJS.ProcessEnv;
}

export interface RunReport {
  readonly project: PageProject;
  /** `content/api/zkvm/quickstart.mdx:140: …`; empty if the page is right. */
  readonly problems: readonly string[];
}

const folderOf = (project: PageProject, { folder }: RunContext) => path.join(folder, project.name);

/** Runs a project in a folder of its own, which starts as a copy of the project that it continues. */
export async function runProject(project: PageProject, context: RunContext): Promise<RunReport> {
  const folder = folderOf(project, context);
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  if (project.from) fs.cpSync(folderOf(project.from, context), folder, { recursive: true });
  const shell = new Shell(folder, project.from?.root ?? '.', context);
  const problems: string[] = [];
  const undo: (() => void)[] = [];
  let last: { readonly script: string; readonly printed: Printed; isStale: boolean } | undefined;
  for (const step of project.steps) {
    if (step.kind === 'commands') {
      const script = scriptOf(step.commands);
      const printed = await shell.run(script);
      last = { script, printed, isStale: false };
      if (!fails(step, project) && printed.exit) problems.push(problem(step, failure(printed)));
    } else if (step.kind === 'output') {
      const script =
        last?.script
          .split('\n')
          .filter((line) => !/^(cd|cargo (risczero )?(new|add|init))\b/.test(line))
          .join('\n') ?? '';
      const printed = last && !last.isStale ? last.printed : await shell.run(script);
      const text = difference(step.block.text, printed, step.exit);
      if (text) problems.push(problem(step, text));
      for (const restore of undo.splice(0)) restore();
      if (last) last = { ...last, printed, isStale: false };
    } else {
      const file = path.join(folder, step.path);
      const before = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
      fs.mkdirSync(path.dirname(file), { recursive: true });
      fs.writeFileSync(file, step.text);
      if (step.kind === 'trial') undo.push(() => fs.writeFileSync(file, before));
      if (last) last.isStale = true;
    }
  }
  return { project, problems };
}

/** Hosts are built without optimization anyway, so one build is enough for both profiles. */
const scriptOf = (commands: readonly string[]) =>
  commands.join('\n').replace(/^(.*\bcargo run\b.*?) --release\b/gm, '$1');

const problem = ({ block }: Step, text: string) => {
  const { file, line } = block.place(1);
  return `${file}:${line}: ${text}`;
};

const failure = ({ stdout, stderr, exit }: Printed) =>
  `The commands end with exit code ${exit}:\n    ${`${stderr}\n${stdout}`.trim().split('\n').slice(-25).join('\n    ')}`;

/** Whether the page says that these commands fail. */
function fails(step: Step, { steps }: PageProject): boolean {
  const next = steps[steps.indexOf(step) + 1];
  return next?.kind === 'output' && next.exit !== 0;
}

/** What `cargo risczero new` makes has to be what the other checks assume. Returns how a manifest differs. */
export async function templateProblems(assumed: ReadonlyMap<string, string>, context: RunContext): Promise<string[]> {
  const folder = path.join(context.folder, 'template');
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  const { exit, stderr } = await new Shell(folder, '.', context).run('cargo risczero new probe --guest-name probe');
  if (exit) return [`cargo risczero new fails: ${stderr.trim()}`];
  const normal = (text: string) => manifestText(parseManifest(text));
  return [...assumed].flatMap(([file, text]) => {
    if (!file.endsWith('Cargo.toml')) return [];
    const made = fs.readFileSync(path.join(folder, 'probe', file), 'utf8');
    return normal(made) === normal(text)
      ? []
      : [`${file} of a new project differs from tools/programs/template.ts:\n${made}`];
  });
}

/** Runs scripts one after the other, as in a terminal: folder and variables stay from one to the next. */
class Shell {
  private cwd: string;

  constructor(
    private readonly folder: string,
    cwd: string,
    private readonly context: RunContext,
  ) {
    this.cwd = path.join(folder, cwd);
  }

  run(script: string): Promise<Printed> {
    const state = path.join(this.folder, '.state');
    const variables = path.join(this.folder, '.variables');
    // The files are arguments, since paths have spaces and other letters.
    const whole = `[ ! -f "$1" ] || . "$1"\n${script}\nstatus=$?; pwd > "$2"; exit $status`;
    return new Promise((resolve, reject) => {
      const shell = spawn('bash', ['-e', '-o', 'pipefail', '-c', whole, 'bash', variables, state], {
        cwd: this.cwd,
        env: this.context.env,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let [stdout, stderr] = ['', ''];
      shell.stdout.setEncoding('utf8').on('data', (text) => (stdout += text));
      shell.stderr.setEncoding('utf8').on('data', (text) => (stderr += text));
      shell.on('error', reject).on('close', (code) => {
        if (fs.existsSync(state)) this.cwd = fs.readFileSync(state, 'utf8').trim();
        const exports = script.split('\n').filter((line) => line.startsWith('export '));
        fs.appendFileSync(variables, exports.map((line) => `${line}\n`).join(''));
        resolve({ stdout, stderr, exit: code ?? 1 });
      });
    });
  }
}
