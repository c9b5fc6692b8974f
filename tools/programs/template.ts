/**
 * The project that `cargo risczero new` creates, as far as Cargo reads it. `npm run check:run` compares it with the
 * real command's. Source: `templates/rust-starter` and `cargo-risczero/src/commands/new.rs` at the tag of each version.
 */
import type { Version } from 'onesource/tools';

export interface NewProject {
  /** `--guest-name`; the template's own name if left out. */
  readonly guest: string;
  readonly std: boolean;
}

interface Release {
  readonly major: number;
  readonly minor: number;
}

function releaseOf({ facts }: Version): Release {
  const [major = 0, minor = 0] = (facts.zkvm ?? '').split('.').map(Number);
  return { major, minor };
}

/** Whether guests of a new project have the standard library unless an option says otherwise. */
export const hasStdByDefault = (version: Version): boolean => releaseOf(version).major >= 1;

/** What the host logs with. */
function logging({ major, minor }: Release): string {
  if (major === 0 && minor < 19) return '';
  return major === 0 && minor === 19
    ? 'env_logger = "0.10"\n'
    : 'tracing-subscriber = { version = "0.3", features = ["env-filter"] }\n';
}

function workspaceManifest({ major, minor }: Release): string {
  const resolver = major === 0 && minor < 19 ? '' : 'resolver = "2"\n';
  const scripts = (profile: string) =>
    major === 0 && minor < 21 ? `[profile.${profile}.build-override]\nopt-level = 3\n\n` : '';
  return `[workspace]\n${resolver}members = ["host", "methods"]\n\n[profile.dev]\nopt-level = 3\n\n${scripts('dev')}[profile.release]\ndebug = 1\nlto = true\n\n${scripts('release')}`;
}

/** The files of a new project in a version, by path. */
export function templateFiles({ guest, std }: NewProject, version: Version): ReadonlyMap<string, string> {
  const { zkvm = '', build = '' } = version.facts;
  const release = releaseOf(version);
  const caret = release.major >= 2 ? '^' : '';
  const edition = release.major >= 5 ? 2024 : 2021;
  const features = std ? ", features = ['std']" : '';
  const manifest = (name: string, rest: string) =>
    `[package]\nname = "${name}"\nversion = "0.1.0"\nedition = "${edition}"\n\n${rest}`;
  return new Map([
    ['Cargo.toml', workspaceManifest(release)],
    [
      'host/Cargo.toml',
      manifest(
        'host',
        `[dependencies]\nmethods = { path = "../methods" }\nrisc0-zkvm = { version = "${caret}${zkvm}" }\n${logging(release)}serde = "1.0"\n`,
      ),
    ],
    ['host/src/main.rs', 'fn main() {}\n'],
    [
      'methods/Cargo.toml',
      manifest(
        'methods',
        `[build-dependencies]\nrisc0-build = { version = "${caret}${build}" }\n\n[package.metadata.risc0]\nmethods = ["guest"]\n`,
      ),
    ],
    ['methods/build.rs', 'fn main() {\n    risc0_build::embed_methods();\n}\n'],
    ['methods/src/lib.rs', 'include!(concat!(env!("OUT_DIR"), "/methods.rs"));\n'],
    [
      'methods/guest/Cargo.toml',
      manifest(
        guest,
        `[workspace]\n\n[dependencies]\nrisc0-zkvm = { version = "${caret}${zkvm}", default-features = false${features} }\n`,
      ),
    ],
    ['methods/guest/src/main.rs', 'fn main() {}\n'],
  ]);
}
