export const moved = { paths: {}, withoutRoot: [], addresses: {} };
