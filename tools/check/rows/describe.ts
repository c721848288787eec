import type { Client, FieldDef, Submittable } from 'pg';

export type Column = {
  readonly name: string;
  readonly type: string;
  /** The column of a table whose value the statement returns unchanged. Null if the statement computes the value. */
  readonly from: { readonly column: string; readonly isNullable: boolean } | null;
};

export type Describe = (text: string) => Promise<readonly Column[] | Error>;

/** Lets PostgreSQL describe a statement's columns, without running it. */
export async function describer(client: Client): Promise<Describe> {
  const types = await namesOfTypes(client);
  const tableColumns = await columnsOfTables(client);
  return async (text) => {
    const fields = await fieldsOf(client, text);
    if (fields instanceof Error) return fields;
    return fields.map(({ name, dataTypeID, tableID, columnID }) => ({
      name,
      type: types.get(dataTypeID) ?? String(dataTypeID),
      from: tableColumns.get(`${tableID}.${columnID}`) ?? null,
    }));
  };
}

async function namesOfTypes(client: Client): Promise<Map<number, string>> {
  const { rows } = await client.query<{ oid: number; name: string }>('SELECT oid, typname AS name FROM pg_type');
  return new Map(rows.map(({ oid, name }) => [oid, name]));
}

/** Columns by table oid and column number. PostgreSQL never marks columns of a view as not null. */
async function columnsOfTables(client: Client): Promise<Map<string, NonNullable<Column['from']>>> {
  const { rows } = await client.query<{ place: string; column: string; isNullable: boolean }>(
    `SELECT attrelid || '.' || attnum AS place, attname AS column, NOT attnotnull AS "isNullable"
     FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid WHERE attnum > 0 AND relkind IN ('r', 'p')`,
  );
  return new Map(rows.map(({ place, column, isNullable }) => [place, { column, isNullable }]));
}

/** Sends Parse and Describe, the first two steps of a prepared statement. */
function fieldsOf(client: Client, text: string): Promise<readonly FieldDef[] | Error> {
  return new Promise((resolve) => {
    let answer: readonly FieldDef[] = [];
    const asked = {
      submit: (connection: Parameters<Submittable['submit']>[0]) => {
        connection.parse({ name: '', text, types: [] }, true);
        connection.describe({ type: 'S', name: '' }, true);
        connection.sync();
      },
      handleRowDescription: ({ fields }: { fields: readonly FieldDef[] }) => {
        answer = fields;
      },
      // After an error, the pg client drops the query and calls no further handler.
      handleError: resolve,
      handleReadyForQuery: () => resolve(answer),
    };
    client.query(asked);
  });
}
