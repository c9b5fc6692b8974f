/**
 * Settings that make hosts build fast, and that no host notices. `risc0-build` removes them before it compiles a guest.
 */
export const fastBuilds = {
  CARGO_PROFILE_DEV_OPT_LEVEL: '0',
  CARGO_PROFILE_DEV_DEBUG: '0',
  CARGO_PROFILE_RELEASE_OPT_LEVEL: '0',
  CARGO_PROFILE_RELEASE_DEBUG: '0',
  CARGO_PROFILE_RELEASE_LTO: 'off',
};
