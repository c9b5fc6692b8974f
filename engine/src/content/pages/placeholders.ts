/** The sentences of a new page, which its writer replaces. */
export const placeholders = {
  description: 'Say in one sentence what readers get from this page: search results and link previews show it.',
  opening: 'Answer the question of this page in its first sentence.',
  section: 'Show a complete example before you explain it.',
} as const;
