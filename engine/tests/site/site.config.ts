import { defineConfig } from 'onesource';

/** The site of an invented product, a controller for pottery kilns, that the engine's tests read, build, and change. */
export default defineConfig({
  title: 'Ember Kiln Docs',
  tagline: 'Fire clay evenly, and know what the kiln did.',
  url: 'https://ember.example',
  favicon: '/favicon.svg',
  themeColor: { dark: '#101216', light: '#ffffff' },
  logo: '/logo.svg',
  accentColor: { dark: '#ff9e6b', light: '#a8451a' },
  accentTextColor: { dark: '#ff9e6b', light: '#96390f' },
  fillColor: { dark: '#ff9e6b', light: '#ffb066' },
  language: 'en',
  locales: [{ code: 'en', label: 'English' }],
  repository: 'https://github.com/ember/kiln',
  editUrl: 'https://github.com/ember/kiln/edit/main/content/',
  versionedRoot: '/api',
  agents: {
    name: 'ember-docs',
    subject: 'the Ember kiln controller',
    assistants: [{ label: 'Oracle', href: 'https://oracle.example/new?q={prompt}' }],
  },
  announcement: null,
  navbar: [
    { type: 'docs', label: 'Documentation', position: 'left' },
    { type: 'page', label: 'Terminology', to: '/terminology', position: 'left' },
    { type: 'page', label: 'FAQ', to: '/faq', position: 'left' },
    { type: 'page', label: 'Workshop', to: '/workshop', position: 'left' },
    { type: 'versions', position: 'right' },
    { type: 'link', label: 'Blog', href: 'https://ember.example/blog', position: 'right' },
    { type: 'link', label: 'GitHub', href: 'https://github.com/ember', position: 'right' },
    {
      type: 'dropdown',
      label: 'Community',
      position: 'right',
      items: [
        { type: 'link', label: 'Chat', href: 'https://chat.ember.example' },
        { type: 'link', label: 'Videos', href: 'https://videos.ember.example' },
        { type: 'page', label: 'Contributing', to: '/contributing' },
      ],
    },
    { type: 'languages', position: 'right' },
  ],
  startPages: [{ label: 'Fire a first piece', href: '/api/getting-started' }],

  footer: {
    columns: [
      [
        { label: 'Blog', href: 'https://ember.example/blog' },
        { label: 'Careers', href: 'https://ember.example/careers' },
      ],
      [
        { label: 'GitHub', href: 'https://github.com/ember' },
        { label: 'Chat', href: 'https://chat.ember.example' },
        { label: 'FAQ', href: '/faq' },
      ],
    ],
    logo: { alt: 'Ember', href: 'https://ember.example', height: 42 },
    copyright: '© 2025 Ember',
  },
  pages: { glossary: '/terminology', questions: '/faq' },
  search: { provider: 'embedded' },
});
