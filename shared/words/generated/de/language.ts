// Written by `npm run words` from the catalogs. Do not edit.
export default `language = Deutsch (Anfang)
`;
