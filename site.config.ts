import { defineConfig } from 'onesource';
import { notices, overview } from './content/data/advisories.ts';

/** What the site is called, what its bars hold, and which search it uses. Checked on every build. */
export default defineConfig({
  title: 'RISC Zero Developer Docs',
  shortName: 'RISC Zero',
  tagline: 'Prove that a Rust program ran, and let anyone check the proof.',
  url: 'https://dev.risczero.com',
  favicon: '/favicon.svg',
  logo: '/logo.svg',
  themeColor: { dark: '#101216', light: '#ffffff' },
  accentColor: { dark: '#ffd166', light: '#a06800' },
  accentTextColor: { dark: '#ffd166', light: '#835600' },
  fillColor: { dark: '#ffd166', light: '#ffc233' },
  language: 'en',
  locales: [{ code: 'en', label: 'English' }],
  repository: 'https://github.com/risc0/risc0',
  editUrl: 'https://github.com/risc0/risc0/edit/main/website/content/',
  versionedRoot: '/api',
  pages: { glossary: '/terminology', questions: '/faq', agents: '/coding-agents', names: '/names' },
  agents: {
    name: 'risc-zero-docs',
    subject: 'the RISC Zero zkVM',
    assistants: [
      { label: 'Claude', href: 'https://claude.ai/new?q={prompt}' },
      { label: 'ChatGPT', href: 'https://chatgpt.com/?q={prompt}' },
    ],
  },

  // Set an object to show a bar above every page: { id: 'v3', text: 'zkVM 3.0 is out.', link: { label: 'Read more',
  // href: '/api' } }. Readers who dismiss it see it again when its id changes.
  announcement: null,

  notices,
  overview,

  navbar: [
    { type: 'docs', label: 'Documentation', position: 'left' },
    { type: 'page', label: 'Terminology', to: '/terminology', position: 'left' },
    { type: 'page', label: 'FAQ', to: '/faq', position: 'left' },
    { type: 'page', label: 'Education Hub', to: '/education', position: 'left' },
    { type: 'versions', position: 'right' },
    { type: 'link', label: 'Blog', href: 'https://www.risczero.com/blog', position: 'right' },
    { type: 'link', label: 'GitHub', href: 'https://github.com/risc0', position: 'right' },
    {
      type: 'dropdown',
      label: 'Community',
      position: 'right',
      items: [
        { type: 'link', label: 'Discord', href: 'https://discord.gg/risczero' },
        { type: 'link', label: 'X', href: 'https://x.com/RiscZero' },
        { type: 'link', label: 'YouTube', href: 'https://www.youtube.com/@risczero' },
        { type: 'link', label: 'Stack Overflow', href: 'https://stackoverflow.com/questions/tagged/risczero' },
        { type: 'page', label: 'Contributor’s guide', to: '/contributors-guide' },
      ],
    },
    { type: 'languages', position: 'right' },
  ],

  // For the executor of the zkVM, which runs guests.
  wasmInWorkers: true,

  feeds: [{ label: 'Security advisories', href: '/security-advisories.xml' }],

  footer: {
    columns: [
      [
        { label: 'Blog', href: 'https://www.risczero.com/blog' },
        { label: 'Careers', href: 'https://jobs.ashbyhq.com/RiscZero' },
        { label: 'Reports & Benchmarks', href: 'https://reports.risczero.com' },
        { label: 'Bug Bounties', href: 'https://hackenproof.com/company/risc-zero/programs' },
      ],
      [
        { label: 'GitHub', href: 'https://github.com/risc0' },
        { label: 'Discord', href: 'https://discord.gg/risczero' },
        { label: 'X', href: 'https://x.com/RiscZero' },
        { label: 'YouTube', href: 'https://www.youtube.com/@risczero' },
      ],
    ],
    logo: { alt: 'RISC Zero', href: 'https://risczero.com', height: 42 },
    copyright: '© 2025 RISC Zero',
  },

  search: { provider: 'embedded' },
  commands: ['cargo', 'rzup', 'r0vm'],
  startPages: [
    { label: 'Installation', href: '/api/zkvm/install' },
    { label: 'Quick start: prove a first program', href: '/api/zkvm/quickstart' },
    { label: 'What goes into a guest, what into a host', href: '/api/zkvm' },
    { label: 'How long a proof takes, and what it costs', href: '/api/zkvm/costs' },
    { label: 'Verify a proof on Ethereum', href: '/api/blockchain-integration/risc-zero-on-eth' },
    { label: 'Error messages and known issues', href: '/api/zkvm/troubleshooting' },
    { label: 'Frequently asked questions', href: '/faq' },
  ],

  help: [
    { label: 'Troubleshooting', href: '/api/zkvm/troubleshooting' },
    { label: 'FAQ', href: '/faq' },
    { label: 'Discord', href: 'https://discord.gg/risczero' },
    { label: 'Stack Overflow', href: 'https://stackoverflow.com/questions/tagged/risczero' },
  ],
});
