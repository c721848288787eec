import pg from 'pg';

type Field = { readonly name: string; readonly dataTypeID: number; readonly format: string };
type Columns = {
  readonly fields: readonly Field[];
  readonly _parsers: unknown;
  readonly _prebuiltEmptyResultObject: unknown;
};

/** What the driver has of a statement on its way, and its types do not tell. */
type Driven = {
  name: string;
  _accumulateRows: boolean;
  readonly _result: Columns;
  prepare(connection: object): void;
  handleRowDescription(message: unknown): void;
  handleCommandComplete(message: unknown, connection: object): void;
};

type Answered = (error: Error | undefined, result: pg.QueryResult) => void;

const DrivenQuery = pg.Query as unknown as new (text: string, values: unknown[], answered: Answered) => Driven;

/** Of each connection: the columns that its statements answer with, by their names; null: they answer with none. */
const known = new WeakMap<object, Map<string, Columns | null>>();

/**
 * A statement under a name. PostgreSQL is asked for its columns once a connection, not with every answer: they are the
 * same as long as the name is (where a migration changes them the name is refused, and given up).
 */
export class NamedQuery extends DrivenQuery {
  #described: Columns | null | undefined;

  constructor(name: string, text: string, values: unknown[], answered: Answered) {
    super(text, values, answered);
    this.name = name;
  }

  override prepare(connection: object): void {
    const columns = columnsOf(connection).get(this.name);
    if (columns === undefined) {
      this.#described = null;
      return super.prepare(connection);
    }
    if (columns) {
      Object.assign(this._result, columns);
      this._accumulateRows = true;
    }
    super.prepare(undescribed(connection));
  }

  override handleRowDescription(message: unknown): void {
    super.handleRowDescription(message);
    const { fields, _parsers, _prebuiltEmptyResultObject } = this._result;
    this.#described = { fields, _parsers, _prebuiltEmptyResultObject };
  }

  override handleCommandComplete(message: unknown, connection: object): void {
    super.handleCommandComplete(message, connection);
    if (this.#described !== undefined) {
      columnsOf(connection).set(this.name, this.#described && inCommon(this.name, this.#described));
    }
  }
}

function columnsOf(connection: object): Map<string, Columns | null> {
  const columns = known.get(connection) ?? new Map<string, Columns | null>();
  known.set(connection, columns);
  return columns;
}

/** By name, what was told of a statement last: all connections that were told the same hold it once. */
const common = new Map<string, Columns>();
const maxCommon = 4000;

function inCommon(name: string, told: Columns): Columns {
  const known = common.get(name);
  if (known && areSame(known.fields, told.fields)) return known;
  if (common.size >= maxCommon) common.clear();
  common.set(name, told);
  return told;
}

/** Not so where a migration came between them, or where the connections are of two databases. */
const areSame = (ones: readonly Field[], others: readonly Field[]): boolean =>
  ones.length === others.length &&
  ones.every((one, index) => {
    const other = others[index];
    return one.name === other?.name && one.dataTypeID === other.dataTypeID && one.format === other.format;
  });

const silent = new WeakMap<object, object>();

/** The same connection, on which nobody asks for columns. */
function undescribed(connection: object): object {
  const made = silent.get(connection) ?? Object.create(connection, { describe: { value: () => undefined } });
  silent.set(connection, made);
  return made;
}
