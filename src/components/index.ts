// The domain components
export { RoleGate, type RoleGateProps } from './gates/RoleGate.tsx';
export { PermissionGate, type PermissionGateProps } from './gates/PermissionGate.tsx';
export { usePermission, usePermissionMap, useRoleGate } from './gates/useGates.ts';
export { filterByGate, type Gated } from './gates/filterByGate.ts';
export { PdfViewer } from './PdfViewer/PdfViewer.tsx';
export { PdfError } from './PdfViewer/pdfError.ts';
export type { PdfViewerLabels } from './PdfViewer/labels.ts';
export { usePdfViewer, type PdfViewerState } from './PdfViewer/usePdfViewer.ts';
export { configurePdf, type PdfConfig } from './PdfViewer/pdfEngine.ts';
export type {
  PageChangeReason,
  PdfSource,
  PdfViewerOptions,
  PdfViewerProps,
  ScaleChangeReason,
  WatermarkInput,
  WatermarkOptions,
} from './PdfViewer/types.ts';
export { Timetable } from './Timetable/Timetable.tsx';
export { MonthMini } from './Timetable/MonthMini.tsx';
export type { TimetableProps } from './Timetable/timetableProps.ts';
export type {
  LessonBadge,
  LessonLines,
  MoveReason,
  SelectReason,
  TimetableBlock,
  TimetableHoliday,
  TimetableLesson,
  TimetableResource,
  TimetableSpan,
  TimetableTarget,
  TimetableVerdict,
  TimetableView,
  VerdictLevel,
} from './Timetable/types.ts';

export { DataTable, type DataTableProps } from './DataTable/DataTable.tsx';
export { type DataTableModel, useDataTable } from './DataTable/useDataTable.ts';
export type { DataTableOptions } from './DataTable/options.ts';
export { TableSettings, type TableSettingsProps } from './DataTable/TableSettings.tsx';
export type {
  CellEdit,
  DataColumn,
  RowAction,
  TableDensity,
  TableGrouping,
  TableReason,
  TableSelection,
  TableSort,
  TableStatus,
} from './DataTable/types.ts';

export { BarChart, type BarChartProps } from './charts/BarChart.tsx';
export { FunnelChart, type FunnelChartProps } from './charts/FunnelChart.tsx';
export { HeatmapChart, type HeatmapChartProps } from './charts/HeatmapChart.tsx';
export { LineChart, type LineChartProps } from './charts/LineChart.tsx';
export { RadarChart, type RadarChartProps } from './charts/RadarChart.tsx';
export { Sparkline, type SparklineProps } from './charts/Sparkline.tsx';
export type { ChartColor, ChartFormat, ChartSeries } from './charts/chartTypes.ts';
export { Countdown, type CountdownProps } from './Countdown/Countdown.tsx';
export { MediaPlayer, type MediaPlayerProps } from './MediaPlayer/MediaPlayer.tsx';
export { Poster, type PosterProps } from './Poster/Poster.tsx';
export type { PosterLayer } from './Poster/posterTypes.ts';
export { QrCode, type QrCodeProps } from './QrCode/QrCode.tsx';

export { RichText, type RichTextProps } from './RichText/RichText.tsx';
export { RichTextView, type RichTextViewProps } from './RichText/RichTextView.tsx';
export { isRichTextEmpty, richTextLength, richTextToText } from './RichText/plainText.ts';
export { sanitizeRichText } from './RichText/sanitizeRichText.ts';
export type { RichTextDetails, RichTextReason } from './RichText/richTextTypes.ts';
export type { RichTextTexts } from './RichText/richTextTexts.ts';
export { PrintFrame, type PrintFrameProps } from './Print/PrintFrame.tsx';
export { type PrintOptions, usePrint } from './Print/usePrint.ts';
export type { Orientation, PageNumberText, Paper } from './Print/paper.ts';

export { ImageViewer } from './ImageViewer/ImageViewer.tsx';
export type { ImageViewerLabels } from './ImageViewer/labels.ts';
export type { ImageChangeReason, ImageViewerCloseReason, ImageViewerProps, ViewerImage } from './ImageViewer/types.ts';
export { Upload, type UploadProps } from './Upload/Upload.tsx';
export { useUploads, type UseUploadsOptions } from './Upload/useUploads.ts';
export { UploadError, type UploadErrorKind } from './Upload/UploadError.ts';
export { hashOfDigests } from './Upload/digest.ts';
export type { CompressOptions } from './Upload/compressImage.ts';
export type { UploadLabels } from './Upload/labels.ts';
export type { UploadChangeReason } from './Upload/queueChanges.ts';
export type { UploadRefusal, UploadRules } from './Upload/restrictions.ts';
export type { UploadChunk, UploadedFile, Uploader, UploadSource, UploadTicket } from './Upload/types.ts';

export { ExportButton, type ExportButtonProps } from './Export/ExportButton.tsx';
export type {
  ExportColumn,
  ExportFormat,
  ExportKind,
  ExportPage,
  ExportValue,
  ReadPage,
} from './Export/exportTypes.ts';
export type { ExportTexts } from './Export/exportTexts.ts';
export { exportColumns } from './Export/tableColumns.ts';
export { type ExportHandle, type ExportRequest, type ExportState, useExport } from './Export/useExport.ts';
export { ImportDialog } from './Import/ImportDialog.tsx';
export type { ImportDialogProps, UndoAnswer } from './Import/importProps.ts';
export type { ImportTexts } from './Import/importTexts.ts';
export type {
  CheckResult,
  CommitOptions,
  ImportColumn,
  ImportCommit,
  ImportEntry,
  ImportValues,
  RowAnswer,
  RowProblem,
} from './Import/importTypes.ts';

// Forms
export { useEndpointForm, type BuiltInputOptions, type EndpointFormOptions } from './form/useEndpointForm.ts';
export { useSaveForm, type SaveFormOptions } from './form/useSaveForm.ts';
export type { FormDraft, FormFailureFacts, FormModel } from './form/formModel.ts';
export type { FormDraftOptions } from './form/useFormDraft.ts';
export type { FormFaults, FormRules } from './form/formRules.ts';
export { FieldArray, type FieldArrayProps, type FieldArrayRowFacts } from './form/FieldArray.tsx';
export { FormDialog, type FormDialogProps } from './form/FormDialog.tsx';
export { FormFailure, type FormFailureProps } from './form/FormFailure.tsx';
export { type BoundField, FormField, type FormFieldProps } from './form/FormField.tsx';
export { FormFooter, type FormFooterProps } from './form/FormFooter.tsx';
export { FormFrame, type FormFrameProps } from './form/FormFrame.tsx';
export { FormIndex, type FormIndexProps } from './form/FormIndex.tsx';
export { FormNotices, type FormNoticesProps } from './form/FormNotices.tsx';
export { FormPage, type FormPageProps } from './form/FormPage.tsx';
export { FormRow, type FormRowProps } from './form/FormRow.tsx';
export { FormSection, type FormSectionProps } from './form/FormSection.tsx';
export { FormSkeleton, type FormSkeletonProps } from './form/FormSkeleton.tsx';
export { FormStanding } from './form/FormStanding.tsx';
export { FormSummary, type FormSummaryProps } from './form/FormSummary.tsx';
export { type FormTab, FormTabs, type FormTabsProps } from './form/FormTabs.tsx';
export { LeaveConfirm, type LeaveConfirmProps } from './form/LeaveConfirm.tsx';
export { type LeaveGuard, useLeaveGuard } from './form/useLeaveGuard.ts';

// General controls
export { Alert, type AlertProps } from './ui/Alert/Alert.tsx';
export { Avatar, type AvatarProps } from './ui/Avatar/Avatar.tsx';
export { Badge, type BadgeProps } from './ui/Badge/Badge.tsx';
export { Button, type ButtonProps } from './ui/Button/Button.tsx';
export { ButtonLink, type ButtonLinkProps } from './ui/Button/ButtonLink.tsx';
export { Card, type CardProps } from './ui/Card/Card.tsx';
export { Checkbox, type CheckboxProps } from './ui/Checkbox/Checkbox.tsx';
export { Combobox, type ComboboxProps } from './ui/Combobox/Combobox.tsx';
export { Confirm, type ConfirmProps } from './ui/Confirm/Confirm.tsx';
export { Calendar, type CalendarProps } from './ui/DateInput/Calendar.tsx';
export { DateInput, type DateInputProps } from './ui/DateInput/DateInput.tsx';
export { Descriptions, type DescriptionsProps } from './ui/Descriptions/Descriptions.tsx';
export { Dialog, type DialogProps } from './ui/Dialog/Dialog.tsx';
export { Drawer, type DrawerProps } from './ui/Drawer/Drawer.tsx';
export { Empty, type EmptyProps } from './ui/Empty/Empty.tsx';
export { Field, type FieldProps } from './ui/Field/Field.tsx';
export { IconButton, type IconButtonProps } from './ui/IconButton/IconButton.tsx';
export { Link, type LinkProps } from './ui/Link/Link.tsx';
export { Menu, type MenuProps } from './ui/Menu/Menu.tsx';
export { NumberInput, type NumberInputProps } from './ui/NumberInput/NumberInput.tsx';
export { Popover, type PopoverProps } from './ui/Popover/Popover.tsx';
export { RadioGroup, type RadioGroupProps } from './ui/RadioGroup/RadioGroup.tsx';
export { Result, type ResultProps } from './ui/Result/Result.tsx';
export { Segmented, type SegmentedProps } from './ui/Segmented/Segmented.tsx';
export { Select, type SelectProps } from './ui/Select/Select.tsx';
export { Spinner } from './ui/Spinner/Spinner.tsx';
export { StatusDot, type StatusDotProps } from './ui/StatusDot/StatusDot.tsx';
export { Switch, type SwitchProps } from './ui/Switch/Switch.tsx';
export { Tabs, type TabsProps } from './ui/Tabs/Tabs.tsx';
export { Tag, type TagProps } from './ui/Tag/Tag.tsx';
export { TextArea, type TextAreaProps } from './ui/TextArea/TextArea.tsx';
export { TextInput, type TextInputProps } from './ui/TextInput/TextInput.tsx';
export { TimeInput, type TimeInputProps } from './ui/TimeInput/TimeInput.tsx';
export { Tooltip, type TooltipProps } from './ui/Tooltip/Tooltip.tsx';
export { Skeleton, SkeletonGroup } from './ui/Skeleton/Skeleton.tsx';
export { ToastRegion, type ToastRegionProps } from './ui/Toast/ToastRegion.tsx';
export { DateInput as DatePicker, type DateInputProps as DatePickerProps } from './ui/DateInput/DateInput.tsx';
export {
  DateRangePicker,
  type DateRangePickerProps,
  type DateRangeReason,
} from './ui/DateRangePicker/DateRangePicker.tsx';
export { type DateRange, type RangePreset, rangePresets } from './ui/DateRangePicker/dateRange.ts';
export { TimeRange, type TimeRangeProps } from './ui/TimeRange/TimeRange.tsx';
export type { TimeSpan } from './ui/TimeRange/timeSpan.ts';
export { Tree } from './ui/Tree/Tree.tsx';
export type { TreeProps } from './ui/Tree/treeProps.ts';
export type { TreeMove, TreeNode } from './ui/Tree/treeTypes.ts';
export type { TreeChecks } from './ui/Tree/treeChecks.ts';
export { moveNode } from './ui/Tree/moveNode.ts';
export { Breadcrumb, type BreadcrumbItem, type BreadcrumbProps } from './ui/Breadcrumb/Breadcrumb.tsx';
export { ContextMenu, type ContextMenuProps } from './ui/ContextMenu/ContextMenu.tsx';
export { Copy, type CopyProps } from './ui/Copy/Copy.tsx';
export { copyText } from './ui/Copy/copyText.ts';
export { DateText, type DateTextProps, type DateFormat } from './ui/DateText/DateText.tsx';
export { Highlight, type HighlightProps } from './ui/Highlight/Highlight.tsx';
export { Hours, type HoursProps } from './ui/Hours/Hours.tsx';
export { Kbd, type KbdProps } from './ui/Kbd/Kbd.tsx';
export type { MenuGroup, MenuItem } from './ui/Menu/MenuRows.tsx';
export { Money, type MoneyProps } from './ui/Money/Money.tsx';
export { Pagination, type PageOf, type PaginationProps } from './ui/Pagination/Pagination.tsx';
export { Phone, type PhoneProps } from './ui/Phone/Phone.tsx';
export { Progress, type ProgressProps } from './ui/Progress/Progress.tsx';
export { ShortcutList, type ShortcutGroup, type ShortcutListProps } from './ui/ShortcutList/ShortcutList.tsx';
export { SplitPane, type SplitPaneProps } from './ui/SplitPane/SplitPane.tsx';
export { Statistic, type StatisticProps, StatisticRow, type StatisticTrend } from './ui/Statistic/Statistic.tsx';
export { type StepItem, Steps, type StepsProps } from './ui/Steps/Steps.tsx';
export { Timeline, type TimelineItem, type TimelineProps } from './ui/Timeline/Timeline.tsx';
export { CallFailure, type CallFailureProps } from './CallFailure/CallFailure.tsx';
export type { ControlSize, Option, Tone } from './ui/shared/types.ts';

// Shells: what a host puts round the screens
export { AdminShell, type AdminShellProps } from './shells/AdminShell/AdminShell.tsx';
export { FamilyShell, type FamilyShellProps } from './shells/FamilyShell/FamilyShell.tsx';
export { TeacherShell, type TeacherShellProps } from './shells/TeacherShell/TeacherShell.tsx';
export { KeepAlive, type KeepAliveProps } from './shells/KeepAlive/KeepAlive.tsx';
export { PageHead, type PageHeadProps } from './shells/PageHead/PageHead.tsx';
export { Guide, type GuideProps } from './shells/Guide/Guide.tsx';
export type { GuideStep } from './shells/Guide/guideSteps.ts';
export type { FirstGuide } from './shells/Guide/useGuide.ts';
export { adminGuide, familyGuide, teacherGuide } from './shells/Guide/layoutGuides.ts';
export { HelpMenu, type HelpProps } from './shells/parts/HelpMenu.tsx';
export { SearchButton, type SearchButtonProps } from './shells/parts/SearchButton.tsx';
export { type ShellTodo, TodoBell, type TodoBellProps, type TodoFeed } from './shells/parts/TodoBell.tsx';
export type { ChildChoice } from './shells/FamilyShell/ChildSwitch.tsx';
export { RouteErrorBoundary, type RouteErrorBoundaryProps } from './shells/RouteErrorBoundary/RouteErrorBoundary.tsx';
export { OfflineBanner } from './shells/parts/OfflineBanner.tsx';
export { type HostFacts, HostFactsProvider, isBuilt, useHostFacts } from './shells/hostFacts.ts';
export type {
  CampusChoice,
  InstitutionChoice,
  Navigate,
  PersonActions,
  PersonLink,
  ShellEntry,
  ShellPerson,
} from './shells/shellTypes.ts';

// Theme
export { brandOf } from '../theme/brand.ts';
export { GlobalStyle, rootClass } from '../theme/GlobalStyle.tsx';
export { subjectColor } from '../theme/subjectColor.ts';
export { tokensCss } from '../theme/tokens.ts';
