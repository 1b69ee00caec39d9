declare module '*.woff2?wght=400-700' {
  const url: string;
  export default url;
}

declare module '*.woff2?wght=600' {
  const url: string;
  export default url;
}

declare module '*.css';

declare module '*.css?FOLDER';
