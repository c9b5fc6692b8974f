import { defineConfig } from 'onesource';

export default defineConfig({
  title: 'Dicebox',
  tagline: 'Fair dice for programs.',
  url: 'https://dicebox.example',
  repository: 'https://github.com/dicebox/dicebox',
  favicon: '/favicon.svg',
  logo: '/favicon.svg',
  themeColor: { dark: '#14121a', light: '#fdfcff' },
  accentColor: { dark: '#b9a5ff', light: '#5a35d6' },
});
