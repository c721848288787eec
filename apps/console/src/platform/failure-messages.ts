import type { FailureMessageKey } from '@chifan/contract/client';
import { t } from '@lingui/core/macro';

export const failureMessages: Readonly<Record<FailureMessageKey, () => string>> = {
  400: () => t`请求有误，请检查填写的内容。`,
  401: () => t`登录已过期，请重新登录。`,
  403: () => t`您没有使用该功能的权限。`,
  404: () => t`该功能暂时无法使用。`,
  500: () => t`系统出错了，请再试一次。`,
  502: () => t`服务器繁忙，请稍后再试。`,
  network: () => t`网络不通，请检查网络连接。`,
  timeout: () => t`等待超时，请再试一次。`,
  abort: () => t`已取消。`,
};

export const failureMessage = (of: FailureMessageKey): string => failureMessages[of]();
