export const sidebars = [{ name: 'docs', versions: '*', items: ['index', 'install', 'rolling'] }];
