export const formerAnchors = ['/faq#smoke', '/terminology#control-unit', 'api:kiln/install#unpacking'];
