#!/usr/bin/env bash
# Sets up the official tools of one version, as its installation page does, and prints what to export:
#   eval "$(tools/zkvm/official.sh 3.0.6 1.88.0)"     the facts `zkvm` and `toolchain` of content/versions.ts
set -euo pipefail
zkvm=${1:?the version of risc0-zkvm} toolchain=${2:?the version of the compiler for guests}
at_least() { [ "$(printf '%s\n' "$1" "$zkvm" | sort -V | head -1)" = "$1" ]; }
home=${RISC0_HOME:-$HOME/.risc0}
export PATH="$home/bin:$HOME/.cargo/bin:$PATH"
{
  if at_least 1.1.0; then
    command -v rzup || curl --fail --location https://risczero.com/install | bash
    rzup install rust "$toolchain"
    rzup install cpp 2024.1.5
    case $zkvm in
      # Only releases have prebuilt programs.
      *-*) cargo install cargo-risczero --version "$zkvm" --locked ;;
      *) rzup install cargo-risczero "$zkvm" && rzup install r0vm "$zkvm" ;;
    esac
  else
    command -v cargo-binstall || cargo install cargo-binstall
    cargo binstall --no-confirm cargo-risczero --version "$zkvm"
    cargo risczero install --version "$toolchain"
  fi
  # Crates that the compiler for guests can compile.
  config=${CARGO_HOME:-$HOME/.cargo}/config.toml
  grep -qs incompatible-rust-versions "$config" ||
    { mkdir -p "${config%/*}" && printf '[resolver]\nincompatible-rust-versions = "fallback"\n' >>"$config"; }
} >&2
echo "export RISC0_HOME=$home PATH=$PATH"
