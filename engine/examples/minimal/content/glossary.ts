export const glossary = [];
