import { allCalls } from 'contract/index';
import type { Call } from 'contract/call';
import { languages } from 'contract/constants';
import { resultCodes, type ResultCode } from 'contract/result-codes';
import type { z } from 'zod';
import { zodToJsonSchema } from 'zod-to-json-schema';

type Json = { [key: string]: unknown };

const schemaOf = (schema: z.ZodTypeAny): Json => {
  const { $schema: _, ...json } = zodToJsonSchema(schema, { target: 'openApi3', $refStrategy: 'none' }) as Json;
  return json;
};

const envelopeOf = (data: Json | null, codes: readonly string[]): Json => ({
  type: 'object',
  required: ['info', 'data'],
  properties: {
    info: {
      type: 'object',
      required: ['success', 'message', 'resultCode'],
      properties: {
        success: { type: 'boolean' },
        message: { type: 'string' },
        resultCode: { type: 'string', enum: codes },
      },
    },
    data: data ?? { nullable: true },
  },
});

const response = (description: string, schema: Json): Json => ({
  description,
  content: { 'application/json': { schema } },
});

/** The protocol's own refusals that a call can meet, besides those it names. */
const protocolCodes = ({ method, session, body, params, query }: Call): ResultCode[] => [
  'invalid_api_key',
  ...(session === 'none' ? [] : ['session_expired' as const]),
  ...(params ? ['not_found' as const] : []),
  ...(body || params || query ? ['invalid_request' as const] : []),
  ...(method === 'POST' || method === 'DELETE' ? ['payload_too_large' as const] : []),
  'internal_error',
];

function responsesOf(call: Call): Json {
  const codes = [...new Set([...protocolCodes(call), ...(call.refusals ?? [])])];
  const byStatus = new Map<number, ResultCode[]>();
  for (const code of codes) byStatus.set(resultCodes[code], [...(byStatus.get(resultCodes[code]) ?? []), code]);
  const refusals = byStatus.get(200) ?? [];
  const ok = envelopeOf(schemaOf(call.data), ['ok']);
  const answers: Json = {
    200: response(
      refusals.length > 0 ? 'Done, or refused by the domain (`success: false`).' : 'Done.',
      refusals.length > 0 ? { oneOf: [ok, envelopeOf(null, refusals)] } : ok,
    ),
  };
  for (const [status, statusCodes] of [...byStatus].filter(([status]) => status !== 200).sort(([a], [b]) => a - b)) {
    answers[status] = response(statusCodes.join(', '), envelopeOf(null, statusCodes));
  }
  return answers;
}

function parametersIn(place: 'path' | 'query', schema: z.ZodTypeAny | undefined): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema) as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

const sessionHeaders: Record<Call['session'], Json[]> = {
  none: [],
  visitor: [{ $ref: '#/components/parameters/AnonSession' }, { $ref: '#/components/parameters/PlayerSession' }],
  player: [{ $ref: '#/components/parameters/PlayerSessionNeeded' }],
};

const operationOf = (name: string, call: Call): Json => ({
  operationId: name,
  summary: call.summary,
  ...(call.extension ? { 'x-extension': true } : {}),
  parameters: [
    ...parametersIn('path', call.params),
    ...parametersIn('query', call.query),
    // DELETE takes its fields from the body or the query (DOMAIN §1).
    ...(call.method === 'DELETE'
      ? parametersIn('query', call.body).map((parameter) => ({ ...parameter, required: false }))
      : []),
    ...sessionHeaders[call.session],
    ...(call.personal ? [{ $ref: '#/components/parameters/PlayerSession' }] : []),
    { $ref: '#/components/parameters/Language' },
  ],
  ...(call.body
    ? {
        requestBody: {
          required: call.method !== 'DELETE',
          content: { 'application/json': { schema: schemaOf(call.body) } },
        },
      }
    : {}),
  ...(call.upload
    ? {
        requestBody: {
          required: true,
          description: `At most ${call.upload.maximumBytes} bytes.`,
          content: Object.fromEntries(
            call.upload.mimes.map((mime) => [mime, { schema: { type: 'string', format: 'binary' } }]),
          ),
        },
      }
    : {}),
  responses: responsesOf(call),
});

const header = (name: string, required: boolean, schema: Json, description: string): Json => ({
  name,
  in: 'header',
  required,
  schema,
  description,
});
const sessionId = { type: 'string', minLength: 16, maxLength: 200 };

/** The whole contract of a house as an OpenAPI 3.0 document; extension calls are marked `x-extension: true` (DOMAIN §1). */
export function openApiDocument(house: string): Json {
  const paths: Record<string, Json> = {};
  for (const [name, call] of allCalls()) {
    const path = call.path.replace(/:([A-Za-z]+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(name, call) };
  }
  return {
    openapi: '3.0.3',
    info: {
      title: `${house} casino API`,
      version: '1',
      description: 'Clients trust `info.success` and `info.resultCode` first, the status second.',
    },
    security: [{ apiKey: [] }],
    paths,
    components: {
      securitySchemes: { apiKey: { type: 'apiKey', in: 'header', name: 'api-key' } },
      parameters: {
        AnonSession: header(
          'x-anon-session',
          false,
          sessionId,
          'The anonymous session; either this or a player session is needed.',
        ),
        PlayerSession: header(
          'x-player-session',
          false,
          sessionId,
          'The player session; it goes before the anonymous one.',
        ),
        PlayerSessionNeeded: header('x-player-session', true, sessionId, 'The player session.'),
        Language: header(
          'x-language',
          false,
          { type: 'string', enum: [...languages] },
          'The language of messages and texts; English by default.',
        ),
      },
    },
  };
}
