// A style sheet as text, as the build gives it to an element that has one of its own.
declare module '*.css?inline' {
  const text: string;
  export default text;
}
