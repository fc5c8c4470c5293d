/** The codecs of jSquash (mozjpeg and libwebp). Workers compile nothing at run time, so their modules are handed in. */
import decodeJpeg from '@jsquash/jpeg/codec/dec/mozjpeg_dec.js';
import decodeWebp from '@jsquash/webp/codec/dec/webp_dec.js';
import encodeWebp from '@jsquash/webp/codec/enc/webp_enc_simd.js';
import { defaultOptions } from '@jsquash/webp/meta.js';
import type { PictureCodecs, Pixels } from './picture-format';

export type CodecModules = Readonly<Record<'jpeg' | 'webp' | 'encode', WebAssembly.Module>>;

/** Above this, pictures of pages gain more bytes than anybody sees. */
const quality = 82;

interface Decoder {
  decode(file: Uint8Array, turnUpright?: boolean): Pixels | null;
}
interface Encoder {
  encode(data: Uint8Array | Uint8ClampedArray, width: number, height: number, options: object): Uint8Array | null;
}

/** A codec in a memory of its own, which goes when it does: nothing of a picture that was drawn before is left in it. */
const started = <Codec>(codec: unknown, module: WebAssembly.Module): Promise<Codec> =>
  (codec as (options: object) => Promise<Codec>)({
    noInitialRun: true,
    // What a codec says of a broken file is no line of our log.
    printErr: () => undefined,
    instantiateWasm(imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance) => void) {
      const instance = new WebAssembly.Instance(module, imports);
      done(instance);
      return instance.exports;
    },
  });

const drawn = <Result>(result: Result | null): Result => {
  if (result === null) throw new Error('The codec gave nothing back');
  return result;
};

export async function startCodecs(modules: CodecModules): Promise<PictureCodecs> {
  const [jpeg, webp, encoder] = await Promise.all([
    started<Decoder>(decodeJpeg, modules.jpeg),
    started<Decoder>(decodeWebp, modules.webp),
    started<Encoder>(encodeWebp, modules.encode),
  ]);
  return {
    // A camera says how it was held; that is obeyed, and forgotten.
    jpeg: (file) => drawn(jpeg.decode(file, true)),
    webp: (file) => drawn(webp.decode(file)),
    encode: ({ data, width, height }) => drawn(encoder.encode(data, width, height, { ...defaultOptions, quality })),
  };
}
