/** A .wasm file is imported as a compiled module: Workers compile nothing at run time. */
declare module '*.wasm' {
  const module: WebAssembly.Module;
  export default module;
}
