export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export const parameterWrong = (message: string): ApiError => new ApiError(400, 'PARAM_ERROR', message);
